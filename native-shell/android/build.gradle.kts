plugins {
    id("com.android.application") version "8.7.0"
    id("org.jetbrains.kotlin.android") version "2.0.21"
    id("com.google.gms.google-services") version "4.4.2"
}

android {
    namespace = "com.example.foyer"
    compileSdk = 35

    defaultConfig {
        applicationId = "com.example.foyer"
        // Chromium 92 and newer run the page; web views of Android 8 are updated by the store.
        minSdk = 26
        targetSdk = 35
        versionCode = 1
        // Compared with the merchant's download.latestVersion.
        versionName = "2.4.39"
        buildConfigField("String", "SITE", "\"https://www.brand.example\"")
    }

    buildFeatures { buildConfig = true }
    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }
    kotlinOptions { jvmTarget = "17" }
}

dependencies {
    implementation("androidx.activity:activity-ktx:1.9.3")
    implementation("androidx.webkit:webkit:1.12.1")
    implementation(platform("com.google.firebase:firebase-bom:33.5.1"))
    implementation("com.google.firebase:firebase-messaging")
    implementation("com.google.firebase:firebase-installations")
}
