package com.example.foyer

import android.app.DownloadManager
import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.os.Environment
import android.os.Message
import android.webkit.CookieManager
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.OnBackPressedCallback
import androidx.activity.result.contract.ActivityResultContracts
import java.util.UUID

/** One window with the brand's pages. Everything else opens in the browser, where players see whose page it is. */
class MainActivity : ComponentActivity() {
    private lateinit var web: WebView
    private lateinit var port: Port
    private var filesWanted: ValueCallback<Array<Uri>>? = null

    private val chooseFiles = registerForActivityResult(ActivityResultContracts.StartActivityForResult()) { result ->
        filesWanted?.onReceiveValue(WebChromeClient.FileChooserParams.parseResult(result.resultCode, result.data))
        filesWanted = null
    }

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        web = WebView(this)
        setContentView(web)
        with(web.settings) {
            javaScriptEnabled = true
            domStorageEnabled = true
            // Games begin with sound only after a tap, as in a browser.
            mediaPlaybackRequiresUserGesture = true
            // Links with a target of their own reach onCreateWindow.
            setSupportMultipleWindows(true)
            userAgentString = "$userAgentString FoyerApp/${BuildConfig.VERSION_NAME} (${installation()})"
        }
        // Frames of game companies keep their sessions in cookies of their own.
        CookieManager.getInstance().setAcceptThirdPartyCookies(web, true)
        web.webViewClient = Pages()
        web.webChromeClient = Windows()
        web.setDownloadListener { address, _, disposition, type, _ -> download(address, disposition, type) }
        port = Port(this, web)
        port.open()

        // The page puts each of its windows into the history: the back key closes the upper one first.
        onBackPressedDispatcher.addCallback(this, object : OnBackPressedCallback(true) {
            override fun handleOnBackPressed() {
                if (web.canGoBack()) web.goBack() else finish()
            }
        })
        if (savedInstanceState == null) show(intent) else web.restoreState(savedInstanceState)
    }

    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        show(intent)
    }

    override fun onSaveInstanceState(outState: Bundle) {
        super.onSaveInstanceState(outState)
        web.saveState(outState)
    }

    override fun onResume() {
        super.onResume()
        web.onResume()
    }

    override fun onPause() {
        // Cookies are written now: the system may end the app without another word.
        CookieManager.getInstance().flush()
        web.onPause()
        super.onPause()
    }

    override fun onDestroy() {
        web.destroy()
        super.onDestroy()
    }

    /** Opens a link to the brand, or that of a push message. Any app may send an intent, so any other address is not opened. */
    private fun show(intent: Intent) {
        val address = intent.data?.takeIf(Site::owns) ?: if (web.url == null) Site.home else return
        web.loadUrl(address.toString())
    }

    /** The installation's own id. It is no id of the device, and goes with the app. */
    private fun installation(): String {
        val kept = getSharedPreferences("foyer", Context.MODE_PRIVATE)
        return kept.getString("installation", null) ?: UUID.randomUUID().toString().also { kept.edit().putString("installation", it).apply() }
    }

    private fun openOutside(address: Uri) {
        try {
            startActivity(Intent(Intent.ACTION_VIEW, address).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
        } catch (_: ActivityNotFoundException) {
            // Nothing on the device opens it, e.g. a link of a messenger that is not there.
        }
    }

    /** Links that download: pictures and the brand's files. What the page makes itself it hands over by the port. */
    private fun download(address: String, disposition: String?, type: String?) {
        val uri = Uri.parse(address)
        val name = android.webkit.URLUtil.guessFileName(address, disposition, type)
        if (uri.scheme == "data") return port.saveData(name, address)
        if (!Site.owns(uri)) return openOutside(uri)
        val request = DownloadManager.Request(uri)
            .setMimeType(type)
            .addRequestHeader("Cookie", CookieManager.getInstance().getCookie(address) ?: "")
            .setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED)
            .setDestinationInExternalPublicDir(Environment.DIRECTORY_DOWNLOADS, name)
        getSystemService(DownloadManager::class.java).enqueue(request)
    }

    private inner class Pages : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            // Frames of games are other sites, and stay inside.
            if (!request.isForMainFrame || Site.owns(request.url)) return false
            openOutside(request.url)
            return true
        }
    }

    private inner class Windows : WebChromeClient() {
        override fun onShowFileChooser(view: WebView, callback: ValueCallback<Array<Uri>>, parameters: FileChooserParams): Boolean {
            filesWanted?.onReceiveValue(null)
            filesWanted = callback
            return try {
                chooseFiles.launch(parameters.createIntent())
                true
            } catch (_: ActivityNotFoundException) {
                filesWanted = null
                false
            }
        }

        override fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, resultMsg: Message): Boolean {
            // The address is known only to a web view that begins to load it.
            val probe = WebView(this@MainActivity)
            probe.webViewClient = object : WebViewClient() {
                override fun shouldOverrideUrlLoading(inner: WebView, request: WebResourceRequest): Boolean {
                    if (Site.owns(request.url)) web.loadUrl(request.url.toString()) else openOutside(request.url)
                    inner.destroy()
                    return true
                }
            }
            (resultMsg.obj as WebView.WebViewTransport).webView = probe
            resultMsg.sendToTarget()
            return isUserGesture
        }
    }
}
